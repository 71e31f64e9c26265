export function folderOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}
