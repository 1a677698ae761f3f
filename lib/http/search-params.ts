/** What Next hands a page. Each read…Address() ignores values that make no sense. */
export type SearchParams = Record<string, string | string[] | undefined>
