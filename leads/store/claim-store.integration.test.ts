import { expect, test } from "vitest";
import { claimStore } from "#leads/store/claim-store.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";

freshStore();

test("a database belongs to one site, which may follow the sample", async () => {
  await claimStore(store, "sample");
  await claimStore(store, "content");
  await claimStore(store, "content");
  await expect(claimStore(store, "clients/bakery")).rejects.toThrow(
    "it holds the requests of the site in content; give clients/bakery a database of its own",
  );
});
