/** Query parameters as Next passes them to pages; each read…Address() ignores invalid values. */
export type SearchParams = Record<string, string | string[] | undefined>
