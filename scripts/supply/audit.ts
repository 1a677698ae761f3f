import { spawnSync } from 'node:child_process'

type Severity = 'critical' | 'high' | 'moderate' | 'low' | 'info'
type Report = {
  metadata?: { vulnerabilities?: Partial<Record<Severity, number>> }
  vulnerabilities?: Record<string, { severity: Severity }>
  message?: string
}

/** What the registry knows about holes; `unanswered` when it said nothing, which is not the same as nothing found. */
export type Audit =
  { answered: true; serious: string[]; lesser: number } | { answered: false; unanswered: string }

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
