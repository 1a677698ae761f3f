import { dropShared, readShared } from '@/lib/scans/shared-files'

/** Hands on the PDFs that the person shared from another app. They are listed before anything is sent. */
export async function takeShared(person: string, onFiles: (files: readonly File[]) => void): Promise<void> {
  const shared = await readShared('application/pdf', person)
  if (shared.length === 0) return
  onFiles(shared.map(({ file }) => file))
  await dropShared(shared)
}
