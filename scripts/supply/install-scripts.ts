import { nameOf, type Lockfile } from './lockfile'

/** Packages that would run a script of their own when installed and are not named in `allowScripts` of package.json. */
export function unknownInstallScripts(
  lockfile: Lockfile,
  allowScripts: Record<string, boolean> = {},
): string[] {
  return Object.entries(lockfile)
    .filter(([folder, locked]) => locked.hasInstallScript && allowScripts[nameOf(folder)] !== true)
    .map(([folder]) => folder)
}

/** Names in `allowScripts` that no package needs any more: whoever takes such a name over would be let in. */
export function staleInstallScripts(
  lockfile: Lockfile,
  allowScripts: Record<string, boolean> = {},
): string[] {
  const running = new Set(
    Object.entries(lockfile)
      .filter(([, locked]) => locked.hasInstallScript)
      .map(([folder]) => nameOf(folder)),
  )
  return Object.keys(allowScripts).filter((name) => !running.has(name))
}
