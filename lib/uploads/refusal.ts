import { whyRefused } from '@/content/upload-foreign-files'
import { maxFileSize } from '@/content/upload-limit'
import { fileProblemTexts, largeFileText } from '@/content/upload-refusals'
import { isFileProblem, type FileProblem } from '@/lib/uploads/file'

/**
 * Returns the sentence for a problem, with the explanation of `why` if there is one.
 * `most` is the largest accepted size in bytes.
 */
export function fileProblemMessage(problem: FileProblem, name: string, why = '', most = maxFileSize): string {
  const text = problem === 'file-size' && most > maxFileSize ? largeFileText : fileProblemTexts[problem]
  const sentence = text.replace('{name}', () => name)
  return [sentence, problem === 'file-type' ? whyRefused(why) : ''].filter(Boolean).join(' ')
}

/** Splits a stored refusal into the problem and its reason. Older rows contain only the problem. */
export function readRefusal(code: string | null): { problem: FileProblem; why: string } {
  const [problem = '', why = ''] = (code ?? '').split(':')
  return isFileProblem(problem) ? { problem, why } : { problem: 'file-type', why: '' }
}

export const refusalCode = (problem: FileProblem, why: string): string =>
  whyRefused(why) ? `${problem}:${why}` : problem
