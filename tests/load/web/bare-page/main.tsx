import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

/** The least that React and its router can show: a heading and a text. */
function BarePage() {
  return (
    <main>
      <h1>Ask the literature</h1>
      <p>Every sentence of an answer carries a number, and every number leads to the study it rests on.</p>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<BarePage />} />
    </Routes>
  </BrowserRouter>,
);
