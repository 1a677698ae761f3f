import { StorageFailure } from './storage-failure'

export type ObjectAddress = { bucket: string; name: string }

const allowed = /^[\w/!\-.*'() &$@=;:+,?]+$/
const unsafe = /(^|\/)\.{1,2}(\/|$)|\/\/|^\/|\/$/

/** Reads `bucket/folder/name` out of a path of the URL. */
export function parseAddress(path: string): ObjectAddress {
  const cut = path.indexOf('/')
  try {
    return {
      bucket: decodeURIComponent(cut < 0 ? path : path.slice(0, cut)),
      name: cut < 0 ? '' : decodeURIComponent(path.slice(cut + 1)),
    }
  } catch {
    throw new StorageFailure(400, 'InvalidRequest', 'The address is not valid')
  }
}

/** Refuses the names that the hosted service refuses: accents, control characters, and steps out of a folder. */
export function checkName(name: string): void {
  if (name.length > 1024 || !allowed.test(name) || unsafe.test(name)) {
    throw new StorageFailure(400, 'InvalidKey', 'Invalid key')
  }
}
