import type { Consent, Prepared, Unprepared } from '@/components/uploads/look-at-files'
import type { FileType } from '@/lib/uploads/file'

/** If the code of `look-at-files.ts` cannot be loaded, the files are not changed, and the server finds their type. */
export async function prepareFiles(
  files: readonly File[],
  consent: Consent,
  takes?: readonly FileType[],
): Promise<{ ready: Prepared[]; problems: Unprepared[] }> {
  const code = await import('@/components/uploads/look-at-files').catch(() => null)
  return code
    ? code.lookAtFiles(files, consent, takes)
    : { ready: files.map((file) => ({ file })), problems: [] }
}
