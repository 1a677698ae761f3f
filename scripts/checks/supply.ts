import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../stack/child'
import {
  audit,
  nextBelowFloor,
  readLockfile,
  staleInstallScripts,
  unknownInstallScripts,
  wrongOrigins,
} from '../supply/lockfile'
import { listLicences, type LicenceRow } from '../supply/licences'
import { checkOf } from './check'

type Manifest = { dependencies: Record<string, string>; allowScripts?: Record<string, boolean> }
const nothingToStop = () => Promise.resolve({ stop: () => Promise.resolve() })

/** Vulnerabilities, licences, origins, install scripts and the minimum version of Next. */
export const check = checkOf(nothingToStop, async (_, tries) => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest
  const lockfile = readLockfile(root)
  const licences = listLicences(lockfile, root)
  console.log(`${Object.keys(lockfile).length} packages in the lockfile, ${licences.length} with a licence:`)
  printLicences(licences)
  const parts: [name: string, wrong: string[]][] = [
    [
      'licences',
      licences.filter((row) => !row.allowed).map(({ folder, licence }) => `${folder}: ${licence}`),
    ],
    ['hashes and origins', wrongOrigins(lockfile)],
    [
      'scripts at installation',
      [
        ...unknownInstallScripts(lockfile, manifest.allowScripts),
        ...staleInstallScripts(lockfile, manifest.allowScripts).map((name) => `${name}: named for nothing`),
      ],
    ],
    ['lowest Next', nextBelowFloor(manifest.dependencies.next, lockfile)],
  ]
  const holes = audit(root)
  if (holes.answered) parts.push([`known holes (${holes.lesser} lesser ones)`, holes.serious])
  else console.log(`NOT KNOWN  known holes: the registry did not say (${holes.unanswered})`)

  for (const [name, wrong] of parts) {
    console.log(`${wrong.length === 0 ? 'ok' : 'FAILED'}  ${name}`)
    tries.tried++
    tries.failures.push(...wrong)
  }
})

function printLicences(licences: readonly LicenceRow[]): void {
  const kinds = Map.groupBy(licences, (row) => row.licence)
  for (const [licence, rows] of [...kinds].sort(([, a], [, b]) => b.length - a.length))
    console.log(`  ${String(rows.length).padStart(4)}  ${licence}`)
  const reasons = Map.groupBy(licences, (row) => row.because)
  for (const [because, rows] of reasons)
    if (because) console.log(`  ${rows.map(({ folder }) => folder).join(', ')}: ${because}`)
}
