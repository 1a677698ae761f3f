import { whyRefused } from '@/content/upload-foreign-files'
import { fileProblemTexts } from '@/content/upload-refusals'
import { isFileProblem, type FileProblem } from '@/lib/uploads/file'

/** The specification's sentence, followed by what the file is and what to do, when `why` is a reason that has a sentence. */
export function fileProblemMessage(problem: FileProblem, name: string, why = ''): string {
  const sentence = fileProblemTexts[problem].replace('{name}', () => name)
  return [sentence, problem === 'file-type' ? whyRefused(why) : ''].filter(Boolean).join(' ')
}

/** The problem and its reason, as `refusalCode` joined them for the database. Older rows hold the problem alone. */
export function readRefusal(code: string | null): { problem: FileProblem; why: string } {
  const [problem = '', why = ''] = (code ?? '').split(':')
  return isFileProblem(problem) ? { problem, why } : { problem: 'file-type', why: '' }
}

export const refusalCode = (problem: FileProblem, why: string): string =>
  whyRefused(why) ? `${problem}:${why}` : problem
