import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(import.meta.dirname, '../..')
const file = path.join(root, 'tests/build/graphs.virtual.ts')

/**
 * What the compiler says about each document of linked data when it holds it against the types of schema.org:
 * an unknown type or property, a value that a property does not take.
 */
export function schemaComplaints(documents: readonly unknown[]): string[][] {
  const lines = documents.map((one, index) => `export const page${index}: Graph = ${JSON.stringify(one)}`)
  const source = [`import type { Graph } from 'schema-dts'`, ...lines].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, options.target!) : getSourceFile(name, ...rest)
  const program = ts.createProgram([file], options, host)
  const complaints = ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => ({
    // The import is the first line, each document the next.
    document: source.slice(0, start).split('\n').length - 2,
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }))
  return documents.map((_, index) =>
    complaints.filter(({ document }) => document === index).map(({ text }) => text),
  )
}
