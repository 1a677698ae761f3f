/** An element as text: names without their prefix, values as they were written. */
export type XmlNode = {
  readonly name: string
  readonly uri: string
  /** By local name. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlNode[]
  /** Its own words, without those of its children. */
  text: string
}

type Maybe = XmlNode | undefined

export const childrenOf = (node: Maybe, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []

/** The first element at the end of a path of names, as `Party/PartyName/Name`. */
export function nodeAt(node: Maybe, path: string): Maybe {
  let found = node
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name)
  return found
}

export const textOf = (node: Maybe): string => node?.text.trim() ?? ''
export const textAt = (node: Maybe, path: string): string => textOf(nodeAt(node, path))
export const attributeOf = (node: Maybe, name: string): string => node?.attributes.get(name)?.trim() ?? ''

/** The first element of that name at any depth. */
export function findNode(node: Maybe, name: string): Maybe {
  if (!node || node.name === name) return node
  for (const child of node.children) {
    const found = findNode(child, name)
    if (found) return found
  }
  return undefined
}
