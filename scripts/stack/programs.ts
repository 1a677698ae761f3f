import path from 'node:path'
import { root } from './child'

/**
 * What production runs, each with its source. `npm run build` makes one file of each, so that they need neither tsx nor a
 * development dependency.
 */
export const programs = {
  start: 'scripts/start-built.ts',
  serve: 'scripts/serve.ts',
  'static-policies': 'scripts/static-policies.ts',
  doctor: 'scripts/doctor.ts',
  'staff-add': 'scripts/staff-add.ts',
  backup: 'scripts/backup.ts',
  'auth-templates': 'scripts/auth-templates.ts',
} as const
export type ProgramName = keyof typeof programs

/** As deep below the root as their parts in scripts/, or those do not find it. */
export const programFile = (name: ProgramName) => path.join(root, '.bundles/production', `${name}.mjs`)
