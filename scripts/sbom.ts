import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root as project } from './stack/child'
import { listLicences, nameOf, readLockfile, type LockedPackage } from './licences'

type Component = Record<string, unknown> & { purl: string }

const hexOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex')

/** `excluded` packages are only needed for building and testing; npm may leave out `optional` packages. */
const scopeOf = ({ dev, devOptional, optional }: LockedPackage) =>
  dev || devOptional ? 'excluded' : optional ? 'optional' : 'required'

function componentOf(folder: string, locked: LockedPackage, licence: string | undefined): Component {
  const name = nameOf(folder)
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${locked.version}`
  const hash = locked.integrity?.replace(/^sha512-/, '')
  return {
    type: 'library',
    'bom-ref': folder,
    name,
    version: locked.version,
    scope: scopeOf(locked),
    purl,
    ...(hash ? { hashes: [{ alg: 'SHA-512', content: hexOf(hash) }] } : {}),
    ...(licence && licence !== 'unknown' ? { licenses: [{ expression: licence }] } : {}),
  }
}

/**
 * Lists the packages from the lockfile, because `npm sbom` stops with an error or omits packages.
 * `npm sbom` stops with an error because a test tool requires an older TypeScript than the installed one.
 */
export function billOfMaterials(root: string, project: { name: string; version: string }) {
  const lockfile = readLockfile(root)
  const licences = new Map(listLicences(lockfile, root).map(({ folder, licence }) => [folder, licence]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': project.name, ...project } },
    components: Object.entries(lockfile).map(([folder, locked]) =>
      componentOf(folder, locked, licences.get(folder)),
    ),
  }
}

if (import.meta.filename === process.argv[1]) {
  const { name, version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  process.stdout.write(`${JSON.stringify(billOfMaterials(project, { name, version }), null, 2)}\n`)
}
