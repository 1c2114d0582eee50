/** The four wire formats that the providers of the product speak. */
export type Protocol = 'chat-completions' | 'responses' | 'messages' | 'generate-content';

export type Ending = 'stop' | 'length' | 'content-filter' | 'tool-calls';

/** A server-sent event, complete with its blank line. */
export type Frame = string;

export interface Frames {
  opening: Frame[];
  piece: (text: string) => Frame;
  toolCall: Frame[];
  /** An error event of the provider inside a stream that began well. */
  trouble: Frame;
  closing: (ending: Ending) => Frame[];
}

const data = (value: unknown): Frame => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { type: string; [field: string]: unknown }): Frame => `event: ${value.type}\n${data(value)}`;

const TOOL = { name: 'delete_everything', input: '{"confirm":true}' };

function chatCompletions(model: string): Frames {
  const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };
  const chunk = (delta: object, finish: string | null = null): Frame =>
    data({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model,
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...(finish === null ? {} : { usage }),
    });
  const reasons = { stop: 'stop', length: 'length', 'content-filter': 'content_filter', 'tool-calls': 'tool_calls' };
  const call = { index: 0, id: 'call_1', type: 'function', function: { name: TOOL.name, arguments: TOOL.input } };
  return {
    opening: [chunk({ role: 'assistant', content: '' })],
    piece: (text) => chunk({ content: text }),
    toolCall: [chunk({ tool_calls: [call] })],
    trouble: data({ error: { message: 'The server had an error', type: 'server_error', param: null, code: null } }),
    closing: (ending) => [chunk({}, reasons[ending]), 'data: [DONE]\n\n'],
  };
}

function responses(model: string): Frames {
  const usage = { input_tokens: 10, output_tokens: 10, total_tokens: 20 };
  const base = { id: 'resp_1', object: 'response', created_at: 1_700_000_000, model, service_tier: 'default' };
  const item = { id: 'msg_1', type: 'message', role: 'assistant', status: 'in_progress', content: [] };
  const call = {
    id: 'fc_1',
    type: 'function_call',
    call_id: 'call_1',
    name: TOOL.name,
    arguments: TOOL.input,
    status: 'completed',
  };
  const reasons = { length: 'max_output_tokens', 'content-filter': 'content_filter' };
  return {
    opening: [
      named({ type: 'response.created', response: { ...base, status: 'in_progress' } }),
      named({ type: 'response.output_item.added', output_index: 0, item }),
    ],
    piece: (text) =>
      named({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta: text }),
    toolCall: [
      named({ type: 'response.output_item.added', output_index: 1, item: { ...call, arguments: '' } }),
      named({ type: 'response.output_item.done', output_index: 1, item: call }),
    ],
    trouble: named({
      type: 'error',
      sequence_number: 9,
      code: 'server_error',
      message: 'The server had an error',
      param: null,
    }),
    closing: (ending) => {
      const done = named({
        type: 'response.output_item.done',
        output_index: 0,
        item: { ...item, status: 'completed' },
      });
      if (ending === 'length' || ending === 'content-filter') {
        const response = { ...base, status: 'incomplete', incomplete_details: { reason: reasons[ending] }, usage };
        return [done, named({ type: 'response.incomplete', response })];
      }
      const response = { ...base, status: 'completed', incomplete_details: null, usage };
      return [done, named({ type: 'response.completed', response })];
    },
  };
}

function messages(model: string): Frames {
  const usage = { input_tokens: 10, output_tokens: 1 };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  const event = (type: string, rest: object): Frame => named({ type, ...rest });
  const reasons = { stop: 'end_turn', length: 'max_tokens', 'content-filter': 'refusal', 'tool-calls': 'tool_use' };
  return {
    opening: [
      event('message_start', { message }),
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      event('ping', {}),
    ],
    piece: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    toolCall: [
      event('content_block_start', {
        index: 1,
        content_block: { type: 'tool_use', id: 'toolu_1', name: TOOL.name, input: {} },
      }),
      event('content_block_delta', { index: 1, delta: { type: 'input_json_delta', partial_json: TOOL.input } }),
      event('content_block_stop', { index: 1 }),
    ],
    trouble: event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    closing: (ending) => [
      event('content_block_stop', { index: 0 }),
      event('message_delta', {
        delta: { stop_reason: reasons[ending], stop_sequence: null },
        usage: { output_tokens: 10 },
      }),
      event('message_stop', {}),
    ],
  };
}

function generateContent(model: string): Frames {
  const chunk = (parts: object[], finish?: string): Frame =>
    data({
      candidates: [
        { content: { role: 'model', parts }, index: 0, ...(finish === undefined ? {} : { finishReason: finish }) },
      ],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
      modelVersion: model,
    });
  const reasons = { stop: 'STOP', length: 'MAX_TOKENS', 'content-filter': 'SAFETY', 'tool-calls': 'STOP' };
  return {
    opening: [],
    piece: (text) => chunk([{ text }]),
    toolCall: [chunk([{ functionCall: { name: TOOL.name, args: { confirm: true } } }])],
    trouble: data({ error: { code: 503, message: 'The model is overloaded', status: 'UNAVAILABLE' } }),
    closing: (ending) => [chunk([{ text: '' }], reasons[ending])],
  };
}

/** The protocol a request path belongs to; null for none. */
export function protocolOf(path: string): Protocol | null {
  if (path.endsWith('/chat/completions')) return 'chat-completions';
  if (path.endsWith('/responses')) return 'responses';
  if (path.endsWith('/messages')) return 'messages';
  return path.includes(':streamGenerateContent') ? 'generate-content' : null;
}

/** What a stream of a protocol is made of. */
export function framesOf(protocol: Protocol, model: string): Frames {
  switch (protocol) {
    case 'chat-completions':
      return chatCompletions(model);
    case 'responses':
      return responses(model);
    case 'messages':
      return messages(model);
    case 'generate-content':
      return generateContent(model);
    default:
      throw new Error(`Unknown protocol ${String(protocol)}`);
  }
}
