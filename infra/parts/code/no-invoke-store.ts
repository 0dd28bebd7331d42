// Replaces the SDK's invocation store: our functions handle one call at a time.

export const InvokeStore = { getInstanceAsync: (): Promise<undefined> => Promise.resolve(undefined) };
