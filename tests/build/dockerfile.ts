import { readFileSync } from 'node:fs'

export type Copy = { from: string; sources: string[]; target: string }

const lines = readFileSync('Dockerfile', 'utf8')
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')

/** The last stage: what is left of the image. */
const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
const json = (line: string | undefined) => JSON.parse(line?.slice(line.indexOf('[')) ?? '[]') as string[]

export const copies: Copy[] = last.flatMap((line) => {
  const [, from, rest] = /^COPY --from=(\w+)(?: --chown=\S+)? (.+)$/.exec(line) ?? []
  if (!from || !rest) return []
  const places = rest.split(' ')
  return [{ from, sources: places.slice(0, -1), target: places.at(-1) ?? '' }]
})
export const user = last.find((line) => line.startsWith('USER '))?.slice('USER '.length)
export const command = json(last.find((line) => line.startsWith('CMD ')))
export const healthCommand = json(/HEALTHCHECK.*?CMD (\[.*\])/.exec(last.join('\n'))?.[1])
export const nodeVersion = /^ARG NODE=([\d.]+)/m.exec(lines.join('\n'))?.[1]
/** Everything that the image keeps as a variable. */
export const variables = last.filter((line) => /^(ENV|ARG) /.test(line)).join('\n')
