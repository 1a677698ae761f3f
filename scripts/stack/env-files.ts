import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './child'

/** Next reads these files by itself, later than the scripts need them. What is set already wins. */
export function loadEnvFiles(): void {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}
