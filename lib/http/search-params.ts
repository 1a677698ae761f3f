/** Query parameters as Next passes them to pages. Each read…Query() ignores invalid values. */
export type SearchParams = Record<string, string | string[] | undefined>
