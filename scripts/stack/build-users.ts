import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive, thisProcess, type Owner } from '../../supabase/local/lock-file'
import { run } from './child'

type User = Owner & { run: string; address: string }

const marksOf = (distDir: string) => `${distDir}.users`

/** Records that this program serves the build at `address`, so that no other run builds in the folder meanwhile. */
export function markUsed(distDir: string, address: string): void {
  const marks = marksOf(distDir)
  mkdirSync(marks, { recursive: true })
  const user: User = { ...thisProcess(), run, address }
  writeFileSync(path.join(marks, `${process.pid}.json`), JSON.stringify(user), { mode: 0o600 })
}

/** Throws while another run serves the build, because a build for another URL would change its pages and policies. */
export function refuseWhileUsed(distDir: string): void {
  const other = usersOf(distDir).find((user) => user.run !== run)
  if (!other) return
  const folder = path.basename(distDir)
  throw new Error(
    `${other.address} (proceso ${other.pid}) usa ${folder}. Detenlo primero, o construye aparte: NEXT_DIST_DIR=${folder}-2.`,
  )
}

function usersOf(distDir: string): User[] {
  const marks = marksOf(distDir)
  return filesIn(marks).flatMap((name) => {
    const file = path.join(marks, name)
    const user = read(file)
    if (user && isAlive(user)) return [user]
    rmSync(file, { force: true })
    return []
  })
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function read(file: string): User | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as User
  } catch {
    return null
  }
}
