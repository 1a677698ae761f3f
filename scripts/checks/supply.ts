import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../stack/child'
import { audit, nextBelowFloor } from '../supply/known-holes'
import { readLockfile, staleInstallScripts, unknownInstallScripts, wrongOrigins } from '../supply/lockfile'
import { listLicences } from '../supply/licences'

/** What comes from others: known holes, licences, origins, scripts that run when installed, and a Next that is new enough. */
type Manifest = { dependencies: Record<string, string>; allowScripts?: Record<string, boolean> }
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest
const lockfile = readLockfile(root)
const licences = listLicences(lockfile, root)

function printLicences(): void {
  const kinds = Map.groupBy(licences, (row) => row.licence)
  for (const [licence, rows] of [...kinds].sort(([, a], [, b]) => b.length - a.length))
    console.log(`  ${String(rows.length).padStart(4)}  ${licence}`)
  const reasons = Map.groupBy(licences, (row) => row.because)
  for (const [because, rows] of reasons)
    if (because) console.log(`  ${rows.map(({ folder }) => folder).join(', ')}: ${because}`)
}

console.log(`${Object.keys(lockfile).length} packages in the lockfile, ${licences.length} with a licence:`)
printLicences()
const checks: [name: string, wrong: string[]][] = [
  ['licences', licences.filter((row) => !row.allowed).map(({ folder, licence }) => `${folder}: ${licence}`)],
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
for (const [name, wrong] of checks) {
  console.log(`${wrong.length === 0 ? 'ok' : 'FAILED'}  ${name}`)
  for (const line of wrong) console.log(`  ${line}`)
}

const holes = audit(root)
if (!holes.answered) console.log(`NOT KNOWN  known holes: the registry did not say (${holes.unanswered})`)
else {
  console.log(`${holes.serious.length === 0 ? 'ok' : 'FAILED'}  known holes (${holes.lesser} lesser ones)`)
  for (const line of holes.serious) console.log(`  ${line}`)
}
const failed = checks.some(([, wrong]) => wrong.length > 0) || (holes.answered && holes.serious.length > 0)
process.exit(failed ? 1 : 0)
