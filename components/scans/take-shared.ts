import { dropShared, readShared } from '@/lib/scans/shared-files'

/** Hands on the PDFs that another app shared. The person sees them listed before anything is sent. */
export async function takeShared(onFiles: (files: readonly File[]) => void): Promise<void> {
  const shared = await readShared('application/pdf')
  if (shared.length === 0) return
  onFiles(shared.map(({ file }) => file))
  await dropShared(shared)
}
