/** The findings that can be read, the weightiest first: sentences, or objects with a `message`. */
export function readFindings(findings: unknown): string[] {
  if (!Array.isArray(findings)) return []
  return (findings as unknown[]).flatMap((one) => {
    const words = typeof one === 'string' ? one : (one as { message?: unknown } | null)?.message
    return typeof words === 'string' && words.trim() !== '' ? [words.trim()] : []
  })
}
