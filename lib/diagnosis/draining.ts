const holder = globalThis as typeof globalThis & { portalDraining?: boolean }

/** After the stop signal the instance still answers requests, but its readiness check fails, so that it gets no more. */
export const startDraining = () => void (holder.portalDraining = true)

export const isDraining = () => holder.portalDraining === true
