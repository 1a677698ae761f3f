/** A training text; `label` is the number of the answer that fits the text. */
export type Example = { label: number; text: string }

export type Ranked = {
  label: number
  /** The probability of the label, from 0 to 1; the probabilities of all labels add up to 1. */
  share: number
  /** The fraction of the text's features, by weight, that the label's examples also have, from 0 to 1. */
  overlap: number
}

export type Classifier = (text: string) => readonly Ranked[]

type Weights = ReadonlyMap<string, number>

/** The smoothing of naive Bayes, and the number of different features that each label is assumed to have. */
export const smoothing = 0.1
export const expected = 8_000
/** Evens out the probabilities, which are too extreme because the features of a text depend on each other. */
export const sharpness = 14

/** The weights of each text are scaled to length one, so that a long story does not outweigh a short question. */
export function train(examples: readonly Example[], featuresOf: (text: string) => Weights): Classifier {
  const taught = examples.map(({ label, text }) => ({ label, weights: featuresOf(text) }))
  const totals = new Float64Array(1 + Math.max(...examples.map(({ label }) => label)))
  const learnt = new Map<string, Map<number, number>>()
  for (const { label, weights } of taught)
    for (const feature of weights.keys()) {
      const labels = learnt.get(feature)
      if (labels) labels.set(label, 0)
      else learnt.set(feature, new Map([[label, 0]]))
    }

  function scaled(weights: Weights): [feature: string, weight: number][] {
    const rare = [...weights].map(([feature, weight]): [string, number] => {
      const labels = learnt.get(feature)?.size ?? 1
      return [feature, weight * Math.log((totals.length + 1) / (labels + 0.5))]
    })
    const length = Math.sqrt(rare.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
    return rare.map(([feature, weight]) => [feature, weight / length])
  }

  for (const { label, weights } of taught)
    for (const [feature, weight] of scaled(weights)) {
      const labels = learnt.get(feature)
      labels?.set(label, (labels.get(label) ?? 0) + weight)
      totals[label] = (totals[label] ?? 0) + weight
    }

  return (text) => {
    const message = scaled(featuresOf(text)).filter(([feature]) => learnt.has(feature))
    const mass = message.reduce((sum, [, weight]) => sum + weight, 0)
    const scores = Array.from(totals, (total) => -mass * Math.log(total + smoothing * expected))
    const overlaps = new Float64Array(totals.length)
    for (const [feature, weight] of message)
      for (const [label, seen] of learnt.get(feature) ?? []) {
        scores[label] = (scores[label] ?? 0) + weight * Math.log(1 + seen / smoothing)
        overlaps[label] = (overlaps[label] ?? 0) + weight * weight
      }
    const best = Math.max(...scores)
    const raised = scores.map((score) => Math.exp(((score - best) * sharpness) / (1 + mass)))
    const sum = raised.reduce((one, other) => one + other, 0)
    return raised
      .map((value, label) => ({ label, share: value / sum, overlap: overlaps[label] ?? 0 }))
      .toSorted((one, other) => other.share - one.share)
  }
}
