import { videoAttribute } from "#src/content/video-attribute.ts";

/** By player host: how to subscribe to its events, and which message means that the video plays. */
const players: Readonly<Record<string, { ask: object; isPlaying(message: Message): boolean }>> = {
  // https://www.youtube.com/iframe_api: player state 1 means playing.
  "www.youtube-nocookie.com": {
    ask: { event: "listening" },
    isPlaying: ({ event, info }) =>
      (event === "infoDelivery" && Object(info).playerState === 1) ||
      (event === "onStateChange" && info === 1),
  },
  // https://developer.vimeo.com/player/sdk/reference: subscribe to each event by name.
  "player.vimeo.com": {
    ask: { method: "addEventListener", value: "play" },
    isPlaying: ({ event }) => event === "play",
  },
};

type Message = Readonly<Record<string, unknown>>;

/** Loads a video player when its button is clicked, and reports the first playback as `video_played`. */
export function connectVideos(): void {
  for (const place of document.querySelectorAll(`[${videoAttribute}]`)) {
    const box = place.firstElementChild;
    const button = box?.querySelector("button");
    if (!box || !button) continue;
    for (const part of box.children) if (part instanceof HTMLElement) part.hidden = false;
    button.addEventListener("click", () => show(box, place), { once: true });
  }
}

function show(box: Element, place: Element): void {
  const address = new URL(place.getAttribute(videoAttribute) ?? "");
  const frame = document.createElement("iframe");
  frame.title = place.querySelector("figcaption")?.textContent ?? "";
  frame.allow = "encrypted-media; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  const player = players[address.hostname];
  const ask = () => frame.contentWindow?.postMessage(JSON.stringify(player?.ask), address.origin);
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (!player || origin !== address.origin || source !== frame.contentWindow) return;
    const message = messageOf(data);
    // A player ignores messages sent before it reports `ready`, so subscribe again.
    if (message["event"] === "ready") ask();
    if (!player.isPlaying(message)) return;
    removeEventListener("message", hear);
    document.dispatchEvent(new CustomEvent("measure", { detail: { name: "video_played" } }));
  };
  addEventListener("message", hear);
  frame.addEventListener("load", ask);
  frame.src = address.href;
  box.replaceChildren(frame);
  frame.focus();
}

function messageOf(data: unknown): Message {
  try {
    return Object(typeof data === "string" ? JSON.parse(data) : data);
  } catch {
    return {};
  }
}
