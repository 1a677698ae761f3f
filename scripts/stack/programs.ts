import path from 'node:path'
import { root } from './child'

/** Programs that `npm run build` bundles, so that they run without tsx and development dependencies. */
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

/** Bundles are two folders below the root, because bundled code finds the root by the relative path `../..`. */
export const programFile = (name: ProgramName) => path.join(root, '.bundles/production', `${name}.mjs`)
