/** Reads a JSON file of the site; throws if it cannot be loaded. */
export async function loadJson<Data>(path: string): Promise<Data> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}
