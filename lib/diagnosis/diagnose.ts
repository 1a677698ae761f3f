import 'server-only'
import { generalFindings, questionNames, type QuestionId, type Finding } from '@/content/diagnosis/diagnosis'
import { guessQuestion } from '@/lib/diagnosis/ask-auth-limits'
import { configurationQuestions, signingQuestions, stampQuestion } from '@/lib/diagnosis/ask-configuration'
import { databaseQuestions } from '@/lib/diagnosis/ask-database'
import { roundQuestion, serverQuestions } from '@/lib/diagnosis/ask-server'
import { serviceQuestions, serviceTests } from '@/lib/diagnosis/ask-services'
import { codeQuestion, supabaseQuestions } from '@/lib/diagnosis/ask-supabase'
import type { Deployment, Question } from '@/lib/diagnosis/question'

export type Answer = Finding & { id: QuestionId }

const questions: readonly Question[] = [
  ...configurationQuestions,
  ...serverQuestions,
  ...supabaseQuestions,
  ...databaseQuestions,
  ...serviceQuestions,
  ...signingQuestions,
  ...serviceTests,
  roundQuestion,
  codeQuestion,
  guessQuestion,
  stampQuestion,
]

/**
 * Asks the questions of the diagnosis that send nothing, cost nothing and leave no traces.
 * With `sends`, asks only the questions of the diagnosis that send something, cost money or leave traces.
 * Returns the answers in the order of `questionNames`. Never throws.
 */
export async function diagnose(deployment: Deployment, { sends = false } = {}): Promise<Answer[]> {
  const asked = questions.filter((question) => Boolean(question.sends) === sends)
  const answers = await Promise.all(
    asked.map(async (question) => {
      const findings = await answerOf(question, deployment)
      return [findings].flat().map((finding) => ({ ...finding, id: question.id }))
    }),
  )
  const order = Object.keys(questionNames)
  return answers.flat().toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

async function answerOf(
  { uses, ask, seconds = 10 }: Question,
  deployment: Deployment,
): Promise<Finding | Finding[]> {
  const wrong = uses.filter((name) => deployment.problems.some((problem) => problem.name === name))
  if (wrong.length > 0) return generalFindings.needs(wrong.join(', '))
  const limit = new AbortController()
  const late = Promise.withResolvers<Finding>()
  const timer = setTimeout(() => {
    late.resolve(generalFindings.late(seconds))
    limit.abort()
  }, seconds * 1000)
  const answer = Promise.resolve()
    .then(() => ask(deployment, limit.signal))
    .catch(() => generalFindings.broken)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

/** The exit status is 1 when something is broken, 2 when something could not be checked, otherwise 0. */
export function exitStatus(answers: readonly Answer[]): 0 | 1 | 2 {
  if (answers.some(({ state }) => state === 'bad')) return 1
  return answers.some(({ state }) => state === 'unknown') ? 2 : 0
}
