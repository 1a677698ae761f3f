/** Milliseconds after its last step for which an upload is still considered under way. */
const stepMs = 1_000

// Next loads this module once for each part of the site, and all copies must share the time.
const holder = globalThis as typeof globalThis & { portalUploadStep?: number }

/** Records that a person waits for an upload, so that background work pauses. */
export function noteUpload(): void {
  holder.portalUploadStep = performance.now()
}

export const isUploadUnderWay = (): boolean =>
  performance.now() - (holder.portalUploadStep ?? -Infinity) < stepMs
