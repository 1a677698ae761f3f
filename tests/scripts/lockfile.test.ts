import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Whether a package that stands at `folder` finds `name`, as Node looks for it: upwards. */
function isLocked(folder: string, name: string): boolean {
  if (packages[join(folder, 'node_modules', name)]) return true
  if (folder === '') return false
  return isLocked(folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1)), name)
}

describe('the lockfile', () => {
  // npm drops the platforms it cannot reach when it rewrites the lock, and `npm ci` then refuses it.
  it('names the optional packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([folder, locked]) =>
      Object.keys(locked.optionalDependencies ?? {}).filter((name) => !isLocked(folder, name)),
    )
    expect(missing).toEqual([])
  })

  it('gives every package a version', () => {
    const open = Object.entries(packages).filter(([folder, locked]) => folder && !locked.version)
    expect(open).toEqual([])
  })
})
