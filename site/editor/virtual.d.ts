declare module "virtual:editor-configuration" {
  import type { CmsConfig } from "@sveltia/cms";

  const configuration: Omit<CmsConfig, "collections"> & { collections: { name: string }[] };
  export default configuration;
}
