/** Supported video hosts, with how to read their URLs. */
const hosts: readonly {
  readonly names: readonly string[];
  idOf(address: URL): string | null | undefined;
  player(id: string): string;
}[] = [
  {
    names: ["www.youtube.com", "youtube.com", "m.youtube.com", "www.youtube-nocookie.com"],
    idOf: ({ pathname, searchParams }) =>
      searchParams.get("v") ?? pathname.match(/^\/(?:embed|shorts|live)\/([\w-]+)/)?.[1],
    player: youtubePlayer,
  },
  { names: ["youtu.be"], idOf: ({ pathname }) => pathname.slice(1), player: youtubePlayer },
  {
    names: ["vimeo.com", "player.vimeo.com"],
    idOf: ({ pathname }) => pathname.match(/(\d+)/)?.[1],
    player: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  },
];

/** The player URL with the least tracking that still reports when a video starts. */
function youtubePlayer(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?enablejsapi=1`;
}

/** URL of the player of a video, by that of its page; null if its host is not supported. */
export function playerOf(page: string): string | null {
  const address = URL.parse(page);
  if (address?.protocol !== "https:") return null;
  const host = hosts.find(({ names }) => names.includes(address.hostname));
  const id = host?.idOf(address);
  return host && id && /^[\w-]+$/.test(id) ? host.player(id) : null;
}
