// Stands in for the SDK's store of the invocation: our functions handle one at a time, and the environment names its trace.

export const InvokeStore = { getInstanceAsync: (): Promise<undefined> => Promise.resolve(undefined) };
