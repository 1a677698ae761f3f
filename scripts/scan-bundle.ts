import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A text that no file may contain; `texts` are the spellings to search for. */
export type Needle = { name: string; texts: readonly string[] }
export type Finding = { file: string; needle: string }

/** The text is searched for as it is, and as it is written in a JSON string, in a URL and in base64. */
export function needleOf(name: string, text: string): Needle {
  const written = [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
  ]
  return { name, texts: [...new Set(written)] }
}

/** Texts that files for browsers must not contain: parts of secrets, and names of code for the server or tests. */
export const neverInBrowser: readonly Needle[] = [
  ...['sb_secret', 'PRIVATE KEY', 'whsec_', 'cron-canary-', '//canary:'].map((text) => needleOf(text, text)),
  ...['GoTrueClient', 'signInWithPassword', 'portal:checkpoint', 'vitest', 'pdf-lib'].map((text) => ({
    name: text,
    texts: [text],
  })),
]

export function scanBundle(dir: string, needles: readonly Needle[], wanted = /./): Finding[] {
  const findings: Finding[] = []
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || !wanted.test(file)) continue
    const content = readFileSync(file)
    for (const { name, texts } of needles) {
      if (texts.some((text) => content.includes(text)))
        findings.push({ file: path.relative(dir, file), needle: name })
    }
  }
  return findings
}

export function scanBuild(distDir: string, needles: readonly Needle[]): Finding[] {
  return [
    ...scanBundle(path.join(distDir, 'static'), needles),
    ...scanBundle(path.join(distDir, 'server/app'), needles, /\.(html|rsc|body|meta|txt|xml)$/),
  ]
}
