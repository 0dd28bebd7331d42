// Replaces the SDK's event streams (S3 Select, Kinesis), which no call of ours uses.

const none = (): never => {
  throw new Error('no call of this house answers with an event stream');
};

export const EventStreamSerde = none;
export const eventStreamSerdeProvider = (): Record<string, never> => ({});
export const resolveEventStreamSerdeConfig = <Config extends object>(config: Config): Config => config;
