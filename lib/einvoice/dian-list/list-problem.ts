export const listProblems = [
  'kind',
  'old-excel',
  'password',
  'zip-none',
  'zip-many',
  'broken',
  'bomb',
  'rows',
  'columns',
  'empty',
  'undated',
] as const
export type ListProblemName = (typeof listProblems)[number]

export class ListProblem extends Error {
  readonly problem: ListProblemName
  readonly missing: readonly string[]

  constructor(problem: ListProblemName, missing: readonly string[] = []) {
    super(problem)
    this.problem = problem
    this.missing = missing
  }
}
