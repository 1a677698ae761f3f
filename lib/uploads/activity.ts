/** In milliseconds: for this time after an upload's last step, we assume that a person still waits for the upload. */
const stepMs = 1_000

// Next loads this module once for each part of the site, so the time of the last step is in `globalThis`.
const holder = globalThis as typeof globalThis & { portalUploadStep?: number }

/** Notes that an upload made a step now. Background work pauses while a person waits for an upload. */
export function noteUpload(): void {
  holder.portalUploadStep = performance.now()
}

export const isUploadUnderWay = (): boolean =>
  performance.now() - (holder.portalUploadStep ?? -Infinity) < stepMs
