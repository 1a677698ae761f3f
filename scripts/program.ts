import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Runs a command from source or, without development dependencies, from the build.
 * This file imports no source files, because without development dependencies they could not be loaded.
 */
const [node = '', , name = '', ...args] = process.argv
const root = path.resolve(import.meta.dirname, '..')
const built = path.join(root, '.bundles/production', `${name}.mjs`)
const isForDevelopment = isInstalled('tsx')
const program = isForDevelopment ? path.join(import.meta.dirname, `${name}.ts`) : built

process.argv = [node, program, ...args]
try {
  if (isForDevelopment) (await import('tsx/esm/api')).register()
  else if (!existsSync(program))
    throw plainError(`Falta ${path.relative(root, program)}: lo hace "npm run build".`)
  await import(program)
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exit(1)
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}

/** Returns an error that prints only its message, because a stack trace would not help. */
function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
