"""What happens at each location once control is determined (section 7): one module a location."""
