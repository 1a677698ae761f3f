/** The cache of files that another app shared with this one. */
export const sharedCache = 'shared-files'

/** For a person who signs out. Files that were shared by somebody who still has to sign in stay. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(sharedCache)
}
