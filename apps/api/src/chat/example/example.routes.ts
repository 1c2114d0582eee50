import { mount, type App } from '../../platform/http/mount.ts';
import type { ExampleAnswers } from './example-answers.ts';
import { EXAMPLE_ENDPOINTS } from './example-endpoints.ts';

export interface ExampleRoutesDeps {
  examples: ExampleAnswers;
}

/** Serves the example of the home page. */
export function mountExample(app: App, { examples }: ExampleRoutesDeps): void {
  mount(app, EXAMPLE_ENDPOINTS.example, async ({ query }) => examples.of(query.language));
}
