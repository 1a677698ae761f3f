import { whyRefused } from '@/content/upload-foreign-files'
import { fileProblemTexts } from '@/content/upload-refusals'
import { isFileProblem, type FileProblem } from '@/lib/uploads/file'

/** Returns the specification's sentence, followed by an explanation if `why` has one: what the file is and what to do. */
export function fileProblemMessage(problem: FileProblem, name: string, why = ''): string {
  const sentence = fileProblemTexts[problem].replace('{name}', () => name)
  return [sentence, problem === 'file-type' ? whyRefused(why) : ''].filter(Boolean).join(' ')
}

/** Splits what `refusalCode` joined for the database into the problem and its reason. Older rows contain the problem alone. */
export function readRefusal(code: string | null): { problem: FileProblem; why: string } {
  const [problem = '', why = ''] = (code ?? '').split(':')
  return isFileProblem(problem) ? { problem, why } : { problem: 'file-type', why: '' }
}

export const refusalCode = (problem: FileProblem, why: string): string =>
  whyRefused(why) ? `${problem}:${why}` : problem
