/** The cache of files that another app shared with this one. */
export const sharedCache = 'shared-files'

/** Called at sign-out. Files that were shared before a sign-in stay. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(sharedCache)
}
