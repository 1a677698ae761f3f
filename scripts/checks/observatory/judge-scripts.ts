import type { Finding } from './modifiers'

/** How the scripts of an answer are judged; those of its own address need no integrity. */
export function judgeScripts(contentType: string | null, html: string): Finding {
  if (!contentType?.startsWith('text/html')) return 'sri-not-implemented-response-not-html'
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '')
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded'
  const loaded = scripts.filter((attributes) => /\ssrc=/.test(attributes))
  const foreign = loaded.filter((attributes) => /\ssrc="(https?:)?\/\//.test(attributes))
  const unproven = foreign.filter((attributes) => !/\sintegrity=/.test(attributes))
  if (unproven.some((attributes) => !/\ssrc="https:/.test(attributes)))
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely'
  if (unproven.length > 0) return 'sri-not-implemented-but-external-scripts-loaded-securely'
  const proven = loaded.length > 0 && loaded.every((attributes) => /\sintegrity=/.test(attributes))
  return proven
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
}
