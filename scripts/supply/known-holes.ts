import { spawnSync } from 'node:child_process'
import type { Lockfile } from './lockfile'

type Severity = 'critical' | 'high' | 'moderate' | 'low' | 'info'
type Report = {
  metadata?: { vulnerabilities?: Partial<Record<Severity, number>> }
  vulnerabilities?: Record<string, { severity: Severity }>
  message?: string
}

/** What the registry knows about holes; `unanswered` when it said nothing, which is not the same as nothing found. */
type Audit = { answered: true; serious: string[]; lesser: number } | { answered: false; unanswered: string }

/** Reads what `npm audit --json` printed. */
export function readAudit(output: string): Audit {
  let report: Report
  try {
    report = JSON.parse(output) as Report
  } catch {
    return { answered: false, unanswered: 'npm audit printed no report' }
  }
  if (!report.metadata?.vulnerabilities || !report.vulnerabilities)
    return { answered: false, unanswered: report.message ?? 'npm audit printed no counts' }
  const found = Object.entries(report.vulnerabilities)
  const serious = found.filter(([, { severity }]) => severity === 'high' || severity === 'critical')
  return {
    answered: true,
    serious: serious.map(([name, { severity }]) => `${name}: ${severity}`),
    lesser: found.length - serious.length,
  }
}

export function audit(root: string): Audit {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  return error ? { answered: false, unanswered: error.message } : readAudit(stdout)
}

/**
 * No Next older than this. Before 16.2.6 the door (`middleware.ts`) could be walked around and the server made to ask other
 * machines (GHSA-267c-6grr-h53f, GHSA-26hh-7cqf-hhc6, GHSA-492v-c6pp-mqqv, GHSA-c4j6-fc7j-m34r); 16.4.6 is what our own
 * checks ran on. To be raised with every release that mends a hole.
 */
export const nextFloor = '16.4.6'

const parts = (version: string) => version.split('.').map(Number)

/** Whether `version` is `floor` or newer; what is no exact release of three numbers is not. */
export function reaches(version: string, floor: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false
  const [ours, least] = [parts(version), parts(floor)]
  const first = ours.findIndex((part, place) => part !== least[place])
  return first === -1 || (ours[first] ?? 0) > (least[first] ?? 0)
}

/** What is wrong with Next as it is asked for and as it is locked; the two are one version. */
export function nextBelowFloor(asked: string | undefined, lockfile: Lockfile): string[] {
  const locked = lockfile['node_modules/next']?.version
  const others = Object.keys(lockfile).filter((folder) => folder.endsWith('/node_modules/next'))
  return [
    ...[asked, locked]
      .filter((version) => !version || !reaches(version, nextFloor))
      .map((version) => `next ${version ?? 'is missing'}: at least ${nextFloor}, exactly`),
    ...(asked === locked ? [] : [`next is ${asked} in package.json and ${locked} in the lockfile`]),
    ...others.map((folder) => `${folder}: a second Next`),
  ]
}
