/** The scripts of pages: what htmx offers, and the events by which they tell each other things. */

interface Htmx {
  process(element: Element): void;
  ajax(
    verb: "GET" | "POST",
    address: string,
    context: { source?: Element; target: Element; swap: string; values?: Record<string, string> },
  ): Promise<void>;
}
interface Window {
  htmx: Htmx;
}

/** An event of htmx about a request; its target is the element that is loaded or replaced. */
type HtmxEvent = CustomEvent<{ elt: Element; xhr: XMLHttpRequest }>;
/** A step of a replay or of a game that is played: the number of the moment, where it has one. */
type MomentEvent = CustomEvent<{ at?: number }>;

interface DocumentEventMap {
  "htmx:load": HtmxEvent;
  "htmx:beforeRequest": HtmxEvent;
  "htmx:beforeSwap": HtmxEvent;
  "htmx:afterSwap": HtmxEvent;
  "htmx:afterSettle": HtmxEvent;
  "htmx:sendError": HtmxEvent;
  "htmx:responseError": HtmxEvent;
  "htmx:beforeOnLoad": HtmxEvent;
  "htmx:pushedIntoHistory": HtmxEvent;
  "htmx:historyRestore": HtmxEvent;
  "sandtable:moment": MomentEvent;
}
