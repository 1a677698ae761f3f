import { parseArgs } from 'node:util'
import { commandText as text, questionNames, stateNames } from '../content/diagnosis/diagnosis'
import { envNames, readEnv } from '../lib/env-schema'
import type { Answer } from '../lib/diagnosis/diagnose'
import { loadEnvFiles } from './stack/environment'

type Request = { json: boolean; send: boolean; mail: string | null }

function readRequest(args: string[]): Request | null {
  try {
    const options = {
      json: { type: 'boolean' },
      send: { type: 'boolean' },
      mail: { type: 'string' },
    } as const
    const { json = false, send = false, mail = null } = parseArgs({ args, options }).values
    return mail !== null && (!send || !/^[^@\s]+@[^@\s]+$/.test(mail)) ? null : { json, send, mail }
  } catch {
    return null
  }
}

/** A valid environment in which nothing listens at the URLs. */
const nowhere = {
  SITE_URL: 'http://127.0.0.1:9',
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'none',
  SUPABASE_SECRET_KEY: 'none',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'none',
  CRON_SECRET: 'none-none-none-none',
}

/** Runs all checks on the deployment; results about faulty variables come first. */
async function askDeployment(source: Record<string, string | undefined>, { send, mail }: Request) {
  const { values, problems } = readEnv(source)
  // The imports below would throw if a variable is faulty, so the environment gets the valid variables of `nowhere`.
  // The checks use `values`, which contains the deployment's own variables.
  if (problems.length > 0) {
    for (const name of envNames) delete process.env[name]
    Object.assign(process.env, nowhere, { NODE_ENV: 'production' })
  }
  const { diagnose, exitStatus } = await import('../lib/diagnosis/diagnose')
  const { describeDeployment } = await import('../lib/diagnosis/question')
  const deployment = describeDeployment({ values, problems, mailTo: mail })
  const answers = await diagnose(deployment)
  if (send) answers.push(...(await diagnose(deployment, { sends: true })))
  return { answers, status: exitStatus(answers) }
}

const written = ({ id, state, seen, todo }: Answer): string =>
  `${stateNames[state].padEnd(22)}${questionNames[id]}: ${seen}${todo ? `\n${' '.repeat(22)}→ ${todo}` : ''}`

async function run(): Promise<number> {
  const request = readRequest(process.argv.slice(2))
  if (!request) {
    console.error(text.usage)
    return 2
  }
  loadEnvFiles()
  const { answers, status } = await askDeployment({ ...process.env }, request)
  if (request.json)
    console.log(
      JSON.stringify(
        answers.map((answer) => ({ ...answer, asked: questionNames[answer.id] })),
        null,
        2,
      ),
    )
  else console.log([...answers.map(written), ...(request.send ? [] : ['', text.notSent])].join('\n'))
  return status
}

if (import.meta.filename === process.argv[1])
  // Exits at once, without waiting for connections of checks that timed out.
  process.exit(
    await run().catch(() => {
      console.error(text.failed)
      return 2
    }),
  )
